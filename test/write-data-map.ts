import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataMapPage } from './data-map.ts'
import { ROOT } from './imports.ts'

writeFileSync(join(ROOT, 'docs', 'data-map.md'), dataMapPage())
