"""The compose files: valid by the schema of the specification, locked down, and their commands are run."""

import os
import re
import subprocess
import sys
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.deploy.image import CONTAINERFILE, stages
from tests.support.paths import ROOT
from tests.support.server.services import create_database, program, reserved_port, running_postgresql

ALONE, CLUSTER = ROOT / "deploy/compose.yaml", ROOT / "deploy/cluster.compose.yaml"
FILES = (ALONE, CLUSTER)
PROXY = "caddy"


def read(file: Path) -> dict[str, Any]:
    """A compose file as data."""
    made: dict[str, Any] = yaml.safe_load(file.read_text("utf-8"))
    return made


def ours(file: Path) -> dict[str, dict[str, Any]]:
    """The services that run our image."""
    return {name: service for name, service in read(file)["services"].items() if service["image"] == "sabot"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_compose_file_is_valid(file: Path) -> None:
    command = (sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec", file)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_our_processes_are_locked_down(file: Path) -> None:
    """Nothing of the image can be written but what is mounted."""
    for service in ours(file).values():
        assert service["read_only"]
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert (file.parent / service["build"]["context"] / service["build"]["dockerfile"]).samefile(CONTAINERFILE)


def test_the_data_of_a_single_process_are_where_the_image_writes_them() -> None:
    (service,) = ours(ALONE).values()
    (volume,) = service["volumes"]
    (environment,) = (instruction.value for instruction in stages()[-1] if instruction.name == "ENV")
    assert f"XDG_DATA_HOME={volume.partition(':')[2]}" in environment.split()


def test_only_the_proxy_can_be_reached() -> None:
    services = read(CLUSTER)["services"]
    assert [name for name, service in services.items() if "ports" in service] == [PROXY]
    assert read(CLUSTER)["networks"]["inside"]["internal"]
    assert {*ours(CLUSTER)} == {"one", "two"}
    assert all(service["networks"] == ["inside"] for name, service in services.items() if name != PROXY)


def test_the_processes_believe_the_proxy_and_nobody_else() -> None:
    address = read(CLUSTER)["services"][PROXY]["networks"]["inside"]["ipv4_address"]
    (subnet,) = (entry["subnet"] for entry in read(CLUSTER)["networks"]["inside"]["ipam"]["config"])
    assert ip_address(address) in ip_network(subnet)
    assert {service["environment"]["FORWARDED_ALLOW_IPS"] for service in ours(CLUSTER).values()} == {address}


def test_the_server_knows_every_setting() -> None:
    known = {
        name
        for file in (ROOT / "src/sabot/server").glob("*.py")
        for name in re.findall(r'env_var="(\w+)"', file.read_text("utf-8"))
    }
    given = {name for file in FILES for service in ours(file).values() for name in service["environment"]}
    assert given - {"FORWARDED_ALLOW_IPS"} <= known


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_variable_has_a_default_or_is_asked_for(file: Path) -> None:
    assert re.findall(r"\$\{\w+(?!\w*:[-?])", file.read_text("utf-8")) == []


def test_redis_starts_as_it_is_told_to_and_its_health_check_tells() -> None:
    service = read(CLUSTER)["services"]["redis"]
    server, *arguments = service["command"]
    _, client, *check = service["healthcheck"]["test"]
    with reserved_port() as port:
        own = ("--bind", "127.0.0.1", "--port", str(port))
        with subprocess.Popen((program(server), *arguments, *own), stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                assert any("Ready to accept connections" in line for line in process.stdout)
                asked = subprocess.run((program(client), "-p", str(port), *check), capture_output=True, check=True)
                assert asked.stdout == b"PONG\n"
            finally:
                process.terminate()


def test_the_health_check_of_postgresql_tells() -> None:
    _, name, *arguments = read(CLUSTER)["services"]["postgres"]["healthcheck"]["test"]
    with running_postgresql() as server:
        create_database(server, "sabot")
        environment = os.environ | {"PGPORT": server.rpartition(":")[2]}
        assert subprocess.run((program(name), *arguments), env=environment, check=False).returncode == 0
    assert subprocess.run((program(name), *arguments), env=environment, check=False).returncode != 0
