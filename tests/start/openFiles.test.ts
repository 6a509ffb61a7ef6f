import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { startShop } from '../support/startShop.ts'

const oneLine = 'Connections are closed: the limit of 120 open files is enough for 30 connections.'

test.runIf(process.platform !== 'win32')(
  'with few open files idle connections shut nobody out, and the shop says what to do',
  async () => {
    const shop = await startShop({}, { openFiles: 120 })
    onTestFinished(() => shop.stop())
    await expect
      .poll(shop.log)
      .toContain('The limit of open files is 120, enough for 30 connections at once. Raise it: ')
    const port = Number(new URL(shop.origin).port)
    for (let number = 0; number < 200; number += 1) {
      const idle = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${2 + (number % 20)}` })
      onTestFinished(() => void idle.destroy())
      idle.on('error', () => undefined)
      await once(idle, 'connect')
    }
    for (const path of ['/', '/collections', '/readyz', '/favicon.svg']) {
      const asking = connect(port, '127.0.0.1')
      asking.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
      expect(await text(asking)).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    }
    expect(shop.log().split(oneLine)).toHaveLength(2)
  },
)
