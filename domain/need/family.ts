import type { Need } from './need.ts'

/**
 * The need with children who come along as a condition: a stay for adults only breaks it, one with
 * family rooms meets it, any other leaves it open.
 */
export function withFamilyRooms(need: Need): Need {
  const { company, contentTypes, place, conditions } = need
  const isOfStay =
    contentTypes.includes('escape') ||
    (contentTypes.length === 0 &&
      (place !== null || conditions.some(({ kind }) => kind === 'days' || kind === 'setting')))
  const isStated = conditions.some(
    (each) => each.kind === 'amenity' && /^(?:family-rooms|adults-only)$/.test(each.amenity),
  )
  if (company?.value !== 'family' || !isOfStay || isStated) return need
  const said = company.said
  const family = { kind: 'amenity', amenity: 'family-rooms', isSoft: true, said } as const
  return { ...need, conditions: [...conditions, family] }
}
