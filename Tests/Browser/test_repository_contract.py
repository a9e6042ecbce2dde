"""The repository contract on IndexedDB: the other half of the suite that SQLite passes natively."""
import json

import pytest
from harness.paths import ROOT

CASES = json.loads((ROOT / "Tests/Contracts/repository.json").read_text(encoding="utf-8"))["cases"]

RUN = """async (steps) => {
    const name = "contract-" + crypto.randomUUID();
    let store = await Store.open(name);
    const results = [];
    for (const step of steps) {
        switch (step.do) {
            case "commit": {
                const { records = [], erased = [], clock = "" } = step;
                const decide = (stored, { generations }) => ({ clock, ...bridge.call({ op: "merge", erased, generations },
                    `{"stored":${list(stored)},"changes":${JSON.stringify(records)}}`).header });
                const keys = [...new Set(records.map(keyText))].map((key) => JSON.parse(key));
                results.push({ number: (await store.commit({ keys, decide })).state.counter });
                break;
            }
            case "load": {
                const [{ rows, count }] = (await store.read([step.query], 0)).answers;
                results.push({ rows: rows?.map(({ record }) => record), count });
                break;
            }
            case "changes": {
                const { state, rows } = await store.changes(step.since);
                results.push({ state, keys: rows.map(({ scope, kind, id }) => `${scope}/${kind}/${id}`) });
                break;
            }
            case "clock": results.push({ last: (await store.state()).clock }); break;
            case "reopen": store.close(); store = await Store.open(name); results.push({}); break;
            default: throw new Error("unknown step " + step.do);
        }
    }
    return results;
}"""


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_repository_contract(parts, case):
    """SY-009 the repository contract holds on IndexedDB"""
    for step, result in zip(case["steps"], parts.evaluate(RUN, case["steps"]), strict=True):
        match step["do"]:
            case "commit":
                assert result["number"] == step["number"]
            case "load":
                check_load(step, result)
            case "changes":
                assert result["keys"] == step["keys"]
                assert result["state"]["counter"] == step["counter"]
                if "generations" in step:
                    assert result["state"]["generations"] == step["generations"]
            case "clock":
                assert result["last"] == step["last"]


def check_load(step, result):
    if "count" in step:
        assert result["count"] == step["count"]
        return
    records = [json.loads(text) for text in result["rows"]]
    if "ids" in step:
        assert [record["id"] for record in records] == step["ids"]
    if "records" in step:
        assert records == step["records"]
