import { validate } from 'dockerfile-utils'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/projectRoot.ts'

const containerfile = await readFile(join(projectRoot, 'Containerfile'), 'utf8')

/** What the linter says of a container file. No container engine runs where the tests do, so it is not built. */
const complaints = (text: string) => validate(text).map(({ message }) => message)

test('the container file has no mistakes', () => {
  expect(complaints(containerfile)).toEqual([])
})

test.each([
  ['an unknown instruction', 'EXPOSE 3000', 'EXPOSED 3000'],
  ['a port that is none', 'EXPOSE 3000', 'EXPOSE three'],
  ['an unknown flag', 'HEALTHCHECK --start-period=30s', 'HEALTHCHECK --start=30s'],
  ['a copy without a target', 'COPY . .', 'COPY .'],
])('%s is found', (_, right, wrong) => {
  expect(containerfile).toContain(right)
  expect(complaints(containerfile.replace(right, wrong))).not.toEqual([])
})

test('it starts a program that is there', () => {
  const [, program] = /^CMD \["node", "(.+)"\]$/m.exec(containerfile) ?? []
  expect(program && existsSync(join(projectRoot, program))).toBe(true)
})
