import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything a story can reach; the rest of the server runs in Node alone. */
const reachable = [
  '.storybook/{preview,decorators,worker}.{ts,tsx}',
  '{src,mocks,stories}/**/*.{ts,tsx}',
  'server/{app,identity}/**/*.ts',
  'demo/catalogue/**/*.ts',
  'server/storage/memory{.ts,/**/*.ts}',
]

/** Written by plugins into the code, where reading the sources cannot find them. */
const rewritten = ['react/jsx-dev-runtime', '@vanilla-extract/recipes/createRuntimeFn']

/** Supplied by the tools themselves, or by Node. */
const supplied = /^(vitest|storybook|@storybook|node:|fast-check)/

/**
 * The npm modules that stories import, for Vite to bundle before the first story opens. A module that Vite finds later
 * reloads the page under whatever story is open, and an old cache does not look again: with the whole list in the
 * settings, a new import makes a new cache.
 */
export function storyPackages(root: string): string[] {
  const files = globSync(reachable, { cwd: root, exclude: ['**/*.test.{ts,tsx}'] })
  const found = files.flatMap((path) => importedPackages(readFileSync(join(root, path), 'utf8')))
  return [...new Set([...rewritten, ...found])].sort()
}

/** The npm modules that a text imports for their values, in order. */
export function importedPackages(text: string): string[] {
  const imports = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?'([^'.#][^']*)'|\bimport\('([^'.#][^']*)'\)/gm
  return [...text.matchAll(imports)]
    .map(([, statically, later]) => statically ?? later ?? '')
    .filter((name) => !supplied.test(name))
}
