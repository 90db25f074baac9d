import { readFileSync } from 'node:fs'
import { repair } from './spelling.ts'
const words = readFileSync('/tmp/corpus.txt','utf8').split('\n')
const out: string[] = []
for (const w of words) { const { repairs } = repair(`${w} x`); if (repairs[0]) out.push(`${w}>${repairs[0].meant}`) }
console.log(out.length, out.join(' '))
