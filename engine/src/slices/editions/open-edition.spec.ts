import { describe, expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { EditionOpened } from './events.ts';
import { openEdition } from './open-edition.ts';
import { edition } from './state.ts';

const { given } = specify(edition, openEdition);
const opened = (number: number) => EditionOpened.of({ edition: number });

describe('open-edition', () => {
  it("opens the code's edition on a log without one", () => {
    const { decision, reply, state } = given().when({ edition: 2 }, undefined);

    expect(decision).toEqual(accepted(opened(2)));
    expect(reply).toEqual({ edition: 2 });
    expect(state).toEqual({ edition: 2 });
  });

  it('opens a later one, also past others', () => {
    expect(given(opened(2)).when({ edition: 5 }, undefined).decision).toEqual(accepted(opened(5)));
  });

  it('opens nothing for the first edition, with which every log begins', () => {
    expect(given().when({ edition: 1 }, undefined).decision).toEqual(accepted());
    expect(EditionOpened.fits({ edition: 1 })).toBe(false);
  });

  it('refuses a log of newer code, and names its edition', () => {
    expect(given(opened(2), opened(3)).when({ edition: 2 }, undefined).decision).toEqual(
      rejected({ code: 'newer-log', edition: 3 }),
    );
  });

  it('writes nothing if repeated', () => {
    const { decision, reply } = given(opened(2)).when({ edition: 2 }, undefined);

    expect(decision).toEqual(accepted());
    expect(reply).toEqual({ edition: 2 });
  });
});
