import { Flower2, House, Leaf, type LucideIcon, Mountain, Waves } from 'lucide-react'
import type { Category } from '#domain/listing/category.ts'

/** The five places of the dock. */
export const SECTION_ICONS: Record<Category | 'home', LucideIcon> = {
  escapes: Mountain,
  essentials: Leaf,
  enhancements: Waves,
  experiences: Flower2,
  home: House,
}
