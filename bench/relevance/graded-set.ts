import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GradedQuery } from '#domain/search-rules/relevance-score.ts'

/** A hard limit that a query states: the ids that provably break it, or all others. */
export type StatedLimit = { says: string } & ({ broken: string[] } | { kept: string[] })

/** A query written from the catalogue, not from the code, with the limits and things that it names. */
export type UnseenQuery = GradedQuery & {
  language: 'en' | 'es' | 'de' | 'fr'
  limits: StatedLimit[]
  /** Ids of the very thing; one of them belongs among the first three. */
  named: string[]
}

/** Files of the sets by name; the last is not looked at while the others are used for tuning. */
const SETS = { tuning: 'tuning.json', 'tuning-2': 'tuning-2.json', unseen: 'unseen.json' }

/** Requests with limits and without grades, checked against the sample catalogue by a script of their author. */
const LIMIT_SETS = { limits: 'limits-tuning.json', 'limits-unseen': 'limits-unseen.json' }

/** The graded sets that arguments name, with their files; all without a name. */
export function setsNamed(args: readonly string[]): [name: string, file: string][] {
  return chosen(SETS, args)
}

/** The same of all sets whose queries state limits. */
export function limitSetsNamed(args: readonly string[]): [name: string, file: string][] {
  return chosen({ ...SETS, ...LIMIT_SETS }, args)
}

function chosen(sets: Record<string, string>, args: readonly string[]): [string, string][] {
  const named = Object.entries(sets).filter(([name]) => args.includes(name))
  return named.length > 0 ? named : Object.entries(sets)
}

export function readGradedSet(name: string): UnseenQuery[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as UnseenQuery[]
}

/** Pairs of query and listing graded once more, independently; grades of 0 are listed. */
export type SecondGrading = { id: string; grades: Record<string, number> }[]

export function readSecondGrading(name: string): SecondGrading {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as SecondGrading
}

export function breaksLimit(id: string, limit: StatedLimit): boolean {
  return 'broken' in limit ? limit.broken.includes(id) : !limit.kept.includes(id)
}
