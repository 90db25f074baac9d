/** Where a reader of the catalogue stands: which catalogue, and the last change it has taken over. */
export type CatalogueMark = { catalogue: string; seq: number }

/** Whether somebody who stands at a mark has every change of the wanted one. */
export function includesMark(wanted: CatalogueMark, mark: CatalogueMark): boolean {
  return mark.catalogue === wanted.catalogue && mark.seq >= wanted.seq
}
