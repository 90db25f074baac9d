/** Thrown for a cursor that no answer to this question has given. */
export class InvalidCursor extends Error {
  constructor() {
    super('the cursor does not belong to this search')
    this.name = 'InvalidCursor'
  }
}
