"""People find to a table by its code, leave it and find back, come late, and go on at another device."""

from playwright.sync_api import expect

from tests.e2e.accessibility import violations
from tests.e2e.person import PHONE, NewPerson


def test_a_code_leads_to_the_table_and_home_leads_back(new_person: NewPerson) -> None:
    ana, bo = new_person("Ana"), new_person("Bo", **PHONE)
    ana.go(ana.open_table("deluxe", "person", clocks={"decision": 0, "pace": 0}))
    code = ana.region("page-code").get_by_role("img").inner_text()
    bo.go()
    bo.page.get_by_label(bo.says("page-home-code")).fill(f"{code[:2]} {code[2:]}".lower())
    bo.button("page-home-join").tap()
    bo.button("page-room-sit").first.tap()
    ana.button("page-room-start").click()
    bo.wait_for_cards()
    expect(ana.page.locator(".seat .portrait.bot")).to_have_count(0)
    bo.button("page-leave").tap()
    expect(bo.page.get_by_text(bo.says("page-leave-give-about"))).to_be_visible()
    assert violations(bo.page) == []
    bo.button("page-leave-keep").tap()
    expect(bo.page.get_by_role("heading", name=bo.says("page-mine"))).to_be_visible()
    assert violations(bo.page) == []
    bo.page.get_by_role("link", name=bo.says("page-mine-go", state="seated")).tap()
    bo.wait_for_cards()
    bo.button("page-leave").tap()
    bo.button("page-leave-give").tap()
    expect(bo.page.get_by_text(bo.says("page-mine-state", state="left", players=""))).to_be_visible()
    expect(ana.page.locator(".seat .portrait.bot")).to_have_count(1)


def test_a_latecomer_sees_what_can_be_done_and_goes_on_at_another_device(new_person: NewPerson) -> None:
    ana, cy, phone = new_person("Ana"), new_person("Cy"), new_person("Cy's phone", **PHONE)
    cy.ask("PUT", "/api/me", {"name": "Cy"})
    cy.go(ana.sit_down("deluxe", "eager", "eager"))
    assert violations(cy.page) == []
    cy.button("page-late-take", when="round").click()
    cy.page.get_by_role("dialog").get_by_role("listitem").get_by_role("button").first.click()
    expect(cy.button("page-request-withdraw")).to_be_visible()
    path = cy.page.url.removeprefix(cy.url)
    cy.go()
    cy.button("page-device-ask").click()
    link = cy.page.get_by_label(cy.says("page-device-link")).input_value()
    phone.go(link.removeprefix(cy.url))
    expect(phone.button("page-device-here")).to_be_visible()
    assert violations(phone.page) == []
    phone.button("page-device-here").tap()
    expect(phone.page.get_by_text(phone.says("page-device-done", name="Cy"))).to_be_visible()
    phone.go(path)
    expect(phone.button("page-request-withdraw")).to_be_visible()


def test_a_code_that_leads_nowhere_gets_a_sentence_and_a_way_on(new_person: NewPerson) -> None:
    ana = new_person()
    ana.go("/zk tk")
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(ana.says("refused-code-none", letters="ZKTK"))
    assert violations(ana.page) == []
    ana.complaints.clear()  # browsers report the refusal as an error
