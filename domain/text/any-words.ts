/**
 * The source of a pattern for some words between two others, each with its space. They are in a group so that V8 goes
 * round in a loop: what is in none it writes once for each, with all that follows, and compiles that for a tenth of a second.
 */
export const anyWords = (least: number, most: number): string =>
  String.raw`(?:(\w+) ){${least},${most}}`
