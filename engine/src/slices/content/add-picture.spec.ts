import { describe, expect, it } from 'vitest';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { picture } from '../../../../test/content/sample-content.ts';
import { ADA, EVE, by } from '../../../../test/stops/sample-stops.ts';
import { accepted, rejected } from '../../kernel/index.ts';
import { addPicture } from './add-picture.ts';
import { PictureAdded } from './events.ts';
import { pictures } from './state.ts';

describe('add-picture', () => {
  const { given } = specify(pictures, addPicture);
  const added = PictureAdded.of(picture(1));

  it('adds a picture with its use and size', () => {
    const { decision, state, reply } = given().when(picture(1), by(ADA));
    expect(decision).toEqual(accepted(added));
    expect(state.get(picture(1).hash)).toMatchObject({ use: 'banner', width: 1_272 });
    expect(reply).toEqual({ hash: picture(1).hash });
  });

  it('writes nothing if it is known', () => {
    expect(given(added).when(picture(1), by(ADA)).decision).toEqual(accepted());
  });

  it('lets operators of content add one, and nobody without the right', () => {
    expect(given().when(picture(1), by(EVE)).decision).toEqual(accepted(added));
    expect(given().when(picture(1), by('nobody0000000000')).decision).toEqual(
      rejected({ code: 'may-not', right: 'add-pictures' }),
    );
  });
});
