/**
 * Where a landscape is seen from: a section of it, from behind plants of the place, or from the porch, arch or
 * opening of a house. The prints of the interface show the whole.
 */
export const VANTAGES = ['section', 'plants', 'threshold'] as const
export type Vantage = (typeof VANTAGES)[number] | 'whole'
