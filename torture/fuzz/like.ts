import fc from 'fast-check'

const HOSTILE = [
  "' or 1=1 --",
  '"><script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00',
  '\u0000',
  '\ud800',
  '#{7*7}',
  '{{7*7}}',
  'a'.repeat(5_000),
  '__proto__',
  'constructor',
  '-1',
  '1e309',
  'NaN',
  '\r\nSet-Cookie: a=b',
  '//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '＜svg onload=alert(1)＞',
  '🜁'.repeat(40),
  '\u202e\u2066',
  '[]',
  '{"$ne":null}',
]
/** Texts that break careless code. */
export const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary' }),
  fc.string(),
)

type Schema = { [key: string]: unknown }

const DEPTH = 4

/** Values that a JSON schema allows, and near misses. */
export function like(schema: unknown, depth = 0): fc.Arbitrary<unknown> {
  const s = (typeof schema === 'object' && schema !== null ? schema : {}) as Schema
  if (depth > DEPTH) return fc.jsonValue()
  if ('const' in s) return fc.oneof({ weight: 9, arbitrary: fc.constant(s['const']) }, hostile)
  if (Array.isArray(s['enum']) && s['enum'].length > 0)
    return fc.oneof(fc.constantFrom(...(s['enum'] as unknown[])), hostile)
  const several = s['anyOf'] ?? s['oneOf']
  if (Array.isArray(several) && several.length > 0)
    return fc.oneof(...several.map((one) => like(one, depth + 1)))
  if (s['type'] === 'object') {
    const fields = Object.entries((s['properties'] ?? {}) as Schema).map(
      ([name, field]) => [name, like(field, depth + 1)] as const,
    )
    const required = (Array.isArray(s['required']) ? s['required'] : []) as string[]
    const whole = fc.record(Object.fromEntries(fields), { requiredKeys: required })
    return fc.oneof(
      { weight: 6, arbitrary: whole },
      fc.record(Object.fromEntries(fields), { requiredKeys: [] }),
      fc.jsonValue(),
    )
  }
  if (s['type'] === 'array') return fc.array(like(s['items'], depth + 1), { maxLength: 6 })
  if (s['type'] === 'integer' || s['type'] === 'number')
    return fc.oneof(fc.integer(), fc.double(), hostile)
  if (s['type'] === 'boolean') return fc.oneof(fc.boolean(), hostile)
  return fc.oneof(hostile, fc.string(), fc.jsonValue())
}
