import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { toolSchemas } from './tool-schemas.ts'

test('a schema is converted once for each target, and validates as before', () => {
  const [input, output] = [z.object({ id: z.string() }), z.object({ title: z.string() })]
  const expected = output['~standard'].jsonSchema.output({ target: 'draft-2020-12' })
  const convert = vi.spyOn(output['~standard'].jsonSchema, 'output')
  const { inputSchema, outputSchema } = toolSchemas(input, output)
  const read = () => outputSchema['~standard'].jsonSchema.output({ target: 'draft-2020-12' })
  expect([read(), read()]).toEqual([expected, expected])
  expect(convert).toHaveBeenCalledTimes(1)
  outputSchema['~standard'].jsonSchema.output({ target: 'draft-07' })
  expect(convert).toHaveBeenCalledTimes(2)
  expect(inputSchema['~standard'].validate({ id: 1 })).toHaveProperty('issues')
})
