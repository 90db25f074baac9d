/** Thrown for a cursor of an adapter that is no longer available: the list must restart. */
export class ExpiredCursor extends Error {
  constructor() {
    super('the cursor has expired')
    this.name = 'ExpiredCursor'
  }
}
