from tests.match.make_records import RECORDS
from tests.web.proofs import CHANGES, FIXTURE, cases, fixture


def test_what_verify_finds_in_the_records_is_up_to_date() -> None:
    """The tests of the page compare its verifier with this (`web/tests/proof/agreement.test.ts`)."""
    assert FIXTURE.read_text(encoding="utf-8") == fixture(), "python -m tests.web.proofs updates it"


def test_every_record_is_there_and_every_change_is_noticed_by_verify() -> None:
    found = list(cases())
    assert {case["file"] for case in found if case["change"] is None} == {file.name for file in RECORDS.glob("*.yaml")}
    assert {case["change"] for case in found} == {None, *CHANGES}
    assert not any(case["ok"] for case in found if case["change"])
