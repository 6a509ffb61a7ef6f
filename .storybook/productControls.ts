import type { ArgTypesEnhancer } from 'storybook/internal/types'
import type { Product } from '#domain/product/product.ts'
import { catalogue } from '#mocks/data.ts'

const byName = Object.fromEntries(catalogue.map((product) => [product.name || product.key, product]))

/** A product among the controls is chosen by its name, not edited as JSON. */
export const productControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const products = Object.entries(initialArgs).filter(([, value]) => isProduct(value))
  const controls = products.map(([arg]) => [
    arg,
    { ...argTypes[arg], name: arg, control: { type: 'select' }, options: Object.keys(byName), mapping: byName },
  ])
  return { ...argTypes, ...Object.fromEntries(controls) }
}

function isProduct(value: unknown): value is Product {
  return catalogue.some((product) => product === value)
}
