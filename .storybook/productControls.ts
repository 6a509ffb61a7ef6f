import type { Decorator } from '@storybook/react-vite'
import type { ArgsEnhancer, ArgTypesEnhancer } from 'storybook/internal/types'
import { availabilityLabels } from '#domain/product/availability.ts'
import type { Product } from '#domain/product/product.ts'
import { catalogue } from '#mocks/data.ts'

/** The name and, unless it is in stock, the availability: 'Mysore Crepe Slim Gold Border (Out of Stock)'. */
const nameOf = ({ name, key, availability }: Product) =>
  [name || key, availability === 'in-stock' ? '' : `(${availabilityLabels[availability]})`].join(' ').trim()
const byName = Object.fromEntries(catalogue.map((product) => [nameOf(product), product]))

/** A product among the controls is chosen by its name, not edited as JSON. */
export const productControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const products = Object.entries(initialArgs).filter(([, value]) => isProduct(value))
  const controls = products.map(([arg]) => [
    arg,
    { ...argTypes[arg], name: arg, control: { type: 'select' }, options: Object.keys(byName), mapping: byName },
  ])
  return { ...argTypes, ...Object.fromEntries(controls) }
}

/** A control shows the name of the story's own product; the story gets the product. */
export const productNames: ArgsEnhancer = ({ initialArgs }) =>
  Object.fromEntries(Object.entries(initialArgs).map(([arg, value]) => [arg, isProduct(value) ? nameOf(value) : value]))

/** Without a choice in its control ('Choose option...') a story has its own product. */
export const ownProducts: Decorator = (Story, { args, initialArgs, argTypes }) => {
  const missing = Object.keys(initialArgs).filter((arg) => args[arg] === undefined && argTypes[arg]?.mapping === byName)
  if (missing.length === 0) return Story()
  const own = Object.fromEntries(missing.map((arg) => [arg, byName[String(initialArgs[arg])]]))
  return Story({ args: { ...args, ...own } })
}

function isProduct(value: unknown): value is Product {
  return catalogue.some((product) => product === value)
}
