/**
 * Regular expression source for `least` to `most` words, each followed by a space.
 * The capture group is deliberate: V8 unrolls a repetition without one, together with all that follows
 * it, which takes 100 ms to compile.
 */
export const anyWords = (least: number, most: number): string =>
  String.raw`(?:(\w+) ){${least},${most}}`
