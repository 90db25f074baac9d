import { writtenExperiences1 } from '#data/seed/catalogue/experiences-1.ts'
import { writtenExperiences2 } from '#data/seed/catalogue/experiences-2.ts'
import { writtenExperiences3 } from '#data/seed/catalogue/experiences-3.ts'
import { writtenExperiences4 } from '#data/seed/catalogue/experiences-4.ts'
import { writtenExperiences5 } from '#data/seed/catalogue/experiences-5.ts'
import { writtenExperiences6 } from '#data/seed/catalogue/experiences-6.ts'
import { writtenExperiences7 } from '#data/seed/catalogue/experiences-7.ts'
import type { SampleListing } from '#data/seed/sample-listing.ts'

/** The experiences of the sample catalogue that are written out by hand. */
export const writtenExperiences: SampleListing[] = [
  ...writtenExperiences1,
  ...writtenExperiences2,
  ...writtenExperiences3,
  ...writtenExperiences4,
  ...writtenExperiences5,
  ...writtenExperiences6,
  ...writtenExperiences7,
]
