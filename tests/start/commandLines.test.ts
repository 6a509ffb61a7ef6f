import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/projectRoot.ts'
import { runCommand } from '../support/runCommand.ts'

const withoutArguments = [
  'server/main.ts',
  'server/dev.ts',
  'server/build/buildShop.ts',
  'server/build/buildStatic.ts',
  'server/build/fonts.ts',
  'server/build/icons.ts',
  'server/storage/copy/copyDatabase.ts',
]

const withArguments = [
  'server/accounts.ts',
  'server/backOffice/catalogue.ts',
  'stories/scaffold/newComponent.ts',
  'tests/visual/accept.ts',
  'tests/benchmarks/pages/bench.ts',
  'tests/benchmarks/api/bench.ts',
  'tests/trust/trust.ts',
  'tests/run.ts',
  'demo/drawPictures.ts',
]

const changes = () => execFileSync('git', ['status', '--porcelain'], { cwd: projectRoot, encoding: 'utf8' })

test.each([...withoutArguments, ...withArguments])('%s --help prints the usage and does nothing', (script) => {
  const before = changes()
  const { status, output, errors } = runCommand(script, ['--help'], {})
  expect({ status, errors }).toEqual({ status: 0, errors: '' })
  expect(output).toMatch(/^Usage: (?:\w+=\S+ )?npm (?:start|test|run [\w:-]+)/)
  expect(changes()).toBe(before)
})

test.each(withoutArguments)('%s refuses an argument', (script) => {
  const { status, output, errors } = runCommand(script, ['--port', '4000'], {})
  expect({ status, output }).toEqual({ status: 2, output: '' })
  expect(errors).toMatch(/^--port 4000: this command takes no arguments\.\n\nUsage: /)
})

test.each([
  ['tests/benchmarks/api/bench.ts', '--store=mysql', "--store is 'mysql'; it takes sqlite or postgres."],
  ['tests/benchmarks/api/bench.ts', '--runs=0', "--runs is '0'; it takes a whole number from 1 on."],
  ['tests/benchmarks/api/bench.ts', '--serve=-1', "--serve is '-1'; it takes a whole number from 0 on."],
  ['demo/drawPictures.ts', '--only=nothing', "No picture's name begins with 'nothing'"],
])('%s names a wrong value: %s', (script, flag, sentence) => {
  const { status, errors } = runCommand(script, [flag], {})
  expect(status).toBe(2)
  expect(errors.split('\n')[0]).toBe(sentence)
})
