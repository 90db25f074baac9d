/** Thrown for a cursor of an adapter that cannot be asked any more: the list must begin anew. */
export class ExpiredCursor extends Error {
  constructor() {
    super('the cursor has expired')
    this.name = 'ExpiredCursor'
  }
}
