import { sampleLabel } from '#app/lib/i18n/number-labels.ts'

/** Marks a claim about sample data, such as "Verified". */
export function SampleMark() {
  return (
    <span data-slot="sample-mark" className="sample-mark">
      {sampleLabel()}
    </span>
  )
}
