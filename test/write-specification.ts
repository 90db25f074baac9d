import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './imports.ts'
import { specificationPage } from './specification-table.ts'

writeFileSync(join(ROOT, 'docs', 'specification.md'), specificationPage())
