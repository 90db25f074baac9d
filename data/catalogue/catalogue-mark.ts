/** Position of a reader: the catalogue, and the last change it has applied. */
export type CatalogueMark = { catalogue: string; seq: number }

/** Whether a mark includes every change of another one. */
export function includesMark(wanted: CatalogueMark, mark: CatalogueMark): boolean {
  return mark.catalogue === wanted.catalogue && mark.seq >= wanted.seq
}
