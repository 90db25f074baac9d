import cascadeLayers from '@csstools/postcss-cascade-layers'
import type { CSSOptions } from 'vite'

type PostCss = Exclude<CSSOptions['postcss'], string | undefined>
type Plugin = NonNullable<PostCss['plugins']>[number]

/** The order of layers in every file. */
const ORDER = 'properties, theme, base, components, utilities'
/** What the package puts on a selector for each layer below its own. */
const STEP = ':not(#\\#)'
const STEPS = /(?::not\(#\\#\))+/g
/** Two layers are variables alone, and no rule of the base is more specific than a class (app/styles/app.css). */
const LAYERS_BELOW_ANY_CLASS = 3

/**
 * Writes the cascade layers of the style sheets as specificity. A sheet that names a layer makes Chromium style
 * and lay out a whole page anew when it is put to use, even where nothing looks different after it.
 */
export function layersAsSpecificity(): Plugin[] {
  return [
    {
      postcssPlugin: 'one-order-of-layers',
      Once: (root, { AtRule }) => {
        root.prepend(new AtRule({ name: 'layer', params: ORDER }))
      },
    },
    cascadeLayers(),
    {
      postcssPlugin: 'fewer-steps',
      OnceExit: (root) => {
        root.walkRules((rule) => {
          // With !important the order is the other way round: there the variables are above all.
          const isImportant = rule.some((one) => one.type === 'decl' && one.important === true)
          if (!isImportant) rule.selector = rule.selector.replace(STEPS, withoutLowest)
        })
      },
    },
  ]
}

const withoutLowest = (steps: string) =>
  STEP.repeat(Math.max(0, steps.length / STEP.length - LAYERS_BELOW_ANY_CLASS))
