import type { z } from 'zod'

type Convert = z.ZodType['~standard']['jsonSchema']['input']

/**
 * The schemas of a tool, each converted to JSON Schema once: the server of every request would convert them anew,
 * which takes longer than most tools.
 */
export function toolSchemas<Input extends z.ZodType, Output extends z.ZodType>(
  inputSchema: Input,
  outputSchema: Output,
): { inputSchema: Input; outputSchema: Output } {
  for (const schema of [inputSchema, outputSchema]) {
    const { jsonSchema } = schema['~standard']
    const { input, output } = jsonSchema
    Object.assign(jsonSchema, { input: cached(input), output: cached(output) })
  }
  return { inputSchema, outputSchema }
}

function cached(convert: Convert): Convert {
  const byTarget = new Map<string, ReturnType<Convert>>()
  return (options) => {
    const known = byTarget.get(options.target)
    if (known) return known
    const converted = convert(options)
    byTarget.set(options.target, converted)
    return converted
  }
}
