import { expect, it } from 'vitest'
import { inTurn } from './inTurn.ts'

it('starts a task when the one before has ended, whether it failed or not', async () => {
  const next = inTurn()
  const log: string[] = []
  const task = (name: string) => async () => {
    log.push(`${name} starts`)
    await new Promise((passed) => void setTimeout(passed, 1))
    log.push(`${name} ends`)
    if (name === 'b') throw new Error('b failed')
    return name
  }
  const answers = await Promise.allSettled(['a', 'b', 'c'].map((name) => next(task(name))))
  expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends'])
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : String(answer.reason)))).toEqual([
    'a',
    'Error: b failed',
    'c',
  ])
})
