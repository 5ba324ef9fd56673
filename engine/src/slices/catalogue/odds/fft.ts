/**
 * Returns the distribution of a sum of `count` independent draws, on a circle of as many points as `chances` has.
 * @param chances its length is a power of two
 */
export function powerOfDistribution(chances: Float64Array, count: number): Float64Array {
  const real = Float64Array.from(chances);
  const imaginary = new Float64Array(chances.length);
  transform(real, imaginary);
  for (let k = 0; k < real.length; k += 1) {
    const [x, y] = [real[k] ?? 0, imaginary[k] ?? 0];
    const size = Math.hypot(x, y) ** count;
    const angle = Math.atan2(y, x) * count;
    real[k] = size * Math.cos(angle);
    // The inverse is the conjugate of the transform of the conjugate; the result is real.
    imaginary[k] = -size * Math.sin(angle);
  }
  transform(real, imaginary);
  return real.map((value) => value / real.length);
}

/** Computes the discrete Fourier transform in place (Cooley–Tukey). */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  reverseBits(real, imaginary);
  for (let half = 1; half < size; half *= 2) {
    const [cos, sin] = turns(half);
    for (let start = 0; start < size; start += 2 * half)
      for (let k = 0; k < half; k += 1) {
        const [a, b] = [start + k, start + k + half];
        const [x, y] = [real[b] ?? 0, imaginary[b] ?? 0];
        const [c, s] = [cos[k] ?? 1, sin[k] ?? 0];
        const [turnedX, turnedY] = [x * c - y * s, x * s + y * c];
        const [ownX, ownY] = [real[a] ?? 0, imaginary[a] ?? 0];
        real[a] = ownX + turnedX;
        imaginary[a] = ownY + turnedY;
        real[b] = ownX - turnedX;
        imaginary[b] = ownY - turnedY;
      }
  }
}

/** Returns the factors with which the halves of a step are combined. */
function turns(half: number): readonly [Float64Array, Float64Array] {
  const angles = Float64Array.from({ length: half }, (_, k) => (-Math.PI * k) / half);
  return [angles.map((angle) => Math.cos(angle)), angles.map((angle) => Math.sin(angle))];
}

function reverseBits(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let k = 1, mirrored = 0; k < size; k += 1) {
    let bit = size >> 1;
    while (mirrored & bit) {
      mirrored ^= bit;
      bit >>= 1;
    }
    mirrored ^= bit;
    if (k < mirrored) {
      swap(real, k, mirrored);
      swap(imaginary, k, mirrored);
    }
  }
}

function swap(values: Float64Array, a: number, b: number): void {
  const kept = values[a] ?? 0;
  values[a] = values[b] ?? 0;
  values[b] = kept;
}
