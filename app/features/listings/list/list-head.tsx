import { SearchForm } from '../filters/search-form.tsx'

type ListHeadProps = { title: string; description: string; placeholder: string }

/** The head of a list without a hero picture. */
export function ListHead({ title, description, placeholder }: ListHeadProps) {
  return (
    <>
      <h1 className="mt-9 md:mt-12">{title}</h1>
      <p className="mt-4 max-w-[56ch] text-lead text-ink-2">{description}</p>
      <SearchForm placeholder={placeholder} className="mt-6 max-w-160" />
    </>
  )
}
