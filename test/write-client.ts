import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiDocument } from '#server/api/openapi.ts'
import { typesOf } from '../clients/typescript/types-of.ts'
import { ROOT } from './imports.ts'

const types = await typesOf(openApiDocument('https://seekwell.example'))
writeFileSync(join(ROOT, 'clients/typescript/src/openapi.ts'), types)
