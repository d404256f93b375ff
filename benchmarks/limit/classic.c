/* A small classic game, hand-written for speed: the rate that the compiled rules are compared with.
 *
 * Four players, no options, no calls of UNO, no challenges, no events, no score. A card is one of 54 kinds:
 * colour * 13 + rank (0 to 9, skip, reverse, +2), 52 wild, 53 wild +4. A hand is a number for each kind and a bit mask
 * of the kinds that it holds. A player who can play a card plays a random kind that fits; a wild +4 fits only if the hand
 * has no card of the colour. The reshuffled discard becomes the draw pile.
 *
 * `classic ROUNDS` prints how many moves the rounds took.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEATS = 4, KINDS = 54, CARDS = 108, RANKS = 13, DEALT = 7 };
enum { SKIP = 10, REVERSE = 11, DRAW_TWO = 12, NO_RANK = 13, WILD = 52, WILD_FOUR = 53 };
enum { DRAW = 54, KEEP = 55, CALL = 56 };
enum { TURN, DRAWN, COLOUR, OVER };

#define ALL_RANKS 0x1FFFULL
#define ALL_COLOURS (1ULL | 1ULL << RANKS | 1ULL << 2 * RANKS | 1ULL << 3 * RANKS)

typedef struct {
    uint64_t chance, mask[SEATS];
    uint8_t hands[SEATS][KINDS], size[SEATS];
    uint8_t draw[CARDS], discard[CARDS], legal[KINDS];
    int16_t draw_size, discard_size;
    int8_t turn, direction, colour, rank, phase, drawn, called;
} Table;

static inline uint32_t below(Table *table, uint32_t n) {
    uint64_t word = table->chance;
    word ^= word >> 12;
    word ^= word << 25;
    word ^= word >> 27;
    table->chance = word;
    return (uint32_t)(((word * 0x2545F4914F6CDD1DULL >> 32) * n) >> 32);
}

static void shuffle(Table *table, int size) {
    for (int i = size - 1; i > 0; i--) {
        int j = below(table, i + 1);
        uint8_t card = table->draw[i];
        table->draw[i] = table->draw[j];
        table->draw[j] = card;
    }
}

static inline int after(Table *table, int steps) {
    int seat = table->turn;
    for (; steps > 0; steps--) {
        seat += table->direction;
        if (seat < 0) seat += SEATS;
        else if (seat >= SEATS) seat -= SEATS;
    }
    return seat;
}

static inline int has_colour(Table *table, int seat) {
    return (table->mask[seat] & ALL_RANKS << RANKS * table->colour) != 0;
}

static inline int fits(Table *table, int seat, int kind) {
    if (kind == WILD) return 1;
    if (kind == WILD_FOUR) return !has_colour(table, seat);
    return kind / RANKS == table->colour || kind % RANKS == table->rank;
}

static int draw_card(Table *table, int seat) {
    if (table->draw_size == 0) {
        int size = table->discard_size - 1;
        if (size < 1) return -1;
        uint8_t top = table->discard[size];
        memcpy(table->draw, table->discard, size);
        table->draw_size = size;
        table->discard[0] = top;
        table->discard_size = 1;
        shuffle(table, size);
    }
    int kind = table->draw[--table->draw_size];
    table->hands[seat][kind]++;
    table->size[seat]++;
    table->mask[seat] |= 1ULL << kind;
    return kind;
}

static void draw_cards(Table *table, int seat, int count) {
    while (count--) draw_card(table, seat);
}

static void deal(Table *table) {
    uint64_t chance = table->chance;
    memset(table, 0, sizeof *table);
    table->chance = chance;
    table->direction = 1;
    int size = 0;
    for (int kind = 0; kind < KINDS; kind++)
        for (int copies = kind >= WILD ? 4 : kind % RANKS ? 2 : 1; copies > 0; copies--) table->draw[size++] = kind;
    table->draw_size = size;
    shuffle(table, size);
    for (int i = 0; i < DEALT; i++)
        for (int seat = 0; seat < SEATS; seat++) draw_card(table, seat);
    int last = table->draw_size - 1, first = last;
    while (table->draw[first] >= WILD || table->draw[first] % RANKS >= SKIP) first--;
    uint8_t kind = table->draw[first];
    table->draw[first] = table->draw[last];
    table->draw_size = last;
    table->discard[table->discard_size++] = kind;
    table->colour = kind / RANKS;
    table->rank = kind % RANKS;
}

static int list_legal(Table *table) {
    int count = 0;
    if (table->phase == COLOUR) {
        for (int colour = 0; colour < 4; colour++) table->legal[count++] = CALL + colour;
        return count;
    }
    if (table->phase == DRAWN) {
        table->legal[0] = table->drawn;
        table->legal[1] = KEEP;
        return 2;
    }
    uint64_t hand = table->mask[table->turn], colour = ALL_RANKS << RANKS * table->colour, fitting = colour | 1ULL << WILD;
    if (table->rank < NO_RANK) fitting |= ALL_COLOURS << table->rank;
    if (!(hand & colour)) fitting |= 1ULL << WILD_FOUR;
    for (fitting &= hand; fitting; fitting &= fitting - 1) table->legal[count++] = __builtin_ctzll(fitting);
    if (count == 0) table->legal[count++] = DRAW;
    return count;
}

static void call_colour(Table *table, int colour) {
    table->colour = colour;
    table->phase = TURN;
    if (table->called == WILD_FOUR) {
        draw_cards(table, after(table, 1), 4);
        table->turn = after(table, 2);
    } else {
        table->turn = after(table, 1);
    }
}

static void draw_in_turn(Table *table) {
    int kind = draw_card(table, table->turn);
    if (kind >= 0 && fits(table, table->turn, kind)) {
        table->phase = DRAWN;
        table->drawn = kind;
    } else {
        table->turn = after(table, 1);
    }
}

static void play(Table *table, int kind) {
    int seat = table->turn;
    table->hands[seat][kind]--;
    table->size[seat]--;
    if (!table->hands[seat][kind]) table->mask[seat] &= ~(1ULL << kind);
    table->discard[table->discard_size++] = kind;
    if (table->size[seat] == 0) {
        table->phase = OVER;
    } else if (kind >= WILD) {
        table->rank = NO_RANK;
        table->called = kind;
        table->phase = COLOUR;
    } else {
        table->colour = kind / RANKS;
        table->rank = kind % RANKS;
        if (table->rank == REVERSE) table->direction = -table->direction;
        if (table->rank == DRAW_TWO) draw_cards(table, after(table, 1), 2);
        table->turn = after(table, table->rank == SKIP || table->rank == DRAW_TWO ? 2 : 1);
    }
}

static void act(Table *table, int action) {
    if (table->phase == COLOUR) {
        call_colour(table, action - CALL);
    } else if (action == DRAW) {
        draw_in_turn(table);
    } else {
        table->phase = TURN;
        if (action == KEEP) table->turn = after(table, 1);
        else play(table, action);
    }
}

int main(int count, char **words) {
    long rounds = count > 1 ? atol(words[1]) : 1, moves = 0;
    Table table = {.chance = 0x9E3779B97F4A7C15ULL};
    while (rounds--) {
        deal(&table);
        for (; table.phase != OVER; moves++) act(&table, table.legal[below(&table, list_legal(&table))]);
    }
    printf("%ld\n", moves);
}
