"""Decode errors name the fault and its place in the reader's language."""

import msgspec
import pytest

from sabot.server.protocol.client_messages import Message
from sabot.server.protocol.decode_errors import decode_error
from sabot.server.tables.settings import Settings
from sabot.words.language import LANGUAGES, speak


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{}", "body: the field edition is missing"),
        ('{"edition": 5}', "body: edition: must be str, not int"),
        ('{"edition": "flip", "clocks": {"thinking": 3}}', "body: clocks: there is no field thinking"),
        ('{"edition": "flip", "clocks": {"window": 11}}', "body: clocks.window: must be <= 10.0"),
        ('{"edition": "flip", "seats": ["person"]}', "body: seats: its length must be >= 2"),
        ('{"edition": "flip"', "body: the message cannot be read"),
        ('{"edition": "\ud800"}', "body: the message cannot be read"),
    ],
)
def test_a_decode_error_names_what_is_wrong_and_where(text: str, said: str) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)) as caught:
        msgspec.json.decode(text.encode(errors="surrogatepass"), type=Settings)
    error = decode_error(caught.value, "body")
    assert (error.code, str(error)) == ("message", said)
    assert len({error.say(speak(code)) for code in LANGUAGES}) == len(LANGUAGES)


def test_a_decode_error_of_a_socket_message_has_no_place_if_there_is_none() -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode('{"table": "x", "chair": 1}', type=Message)
    assert decode_error(caught.value).in_full(speak("pt")) == "não há nenhum campo chair"
