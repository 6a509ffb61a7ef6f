import { SMTPServer } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { createSmtpSender, smtpFailure } from '#server/smtpSender.ts'
import { limitedLog } from '#server/limitedLog.ts'
import { silentServer } from './silentServer.ts'

interface Mail {
  to: string[]
  text: string
}

let server: SMTPServer | undefined
afterEach(() => new Promise<void>((closed) => (server ? server.close(() => closed()) : closed())))

/** A mail server that takes what this user sends; the function answers what has come. */
async function mailServer(refused = ''): Promise<{ url: string; received: Mail[] }> {
  const received: Mail[] = []
  const opened = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) => {
      if (username === 'shop' && password === 'secret') done(null, { user: 'shop' })
      else done(new Error('wrong password'))
    },
    onRcptTo: ({ address }, _, done) => done(address === refused ? new Error('no such mailbox') : null),
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8')
        received.push({ to: envelope.rcptTo.map(({ address }) => address), text })
        done()
      })
    },
  })
  server = opened
  const port = await new Promise<number>((open) => {
    const listening = opened.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      open(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return { url: `smtp://shop:secret@127.0.0.1:${port}`, received }
}

const message = { to: 'meera@shop.test', medium: 'EMAIL', purpose: 'sign-up', code: '012345' } as const

it('sends a code to one mailbox', async () => {
  const { url, received } = await mailServer()
  const said: string[] = []
  const sender = createSmtpSender(url, (reported) => said.push(reported))
  await sender.sendCode(message)
  // An address that is two reaches neither.
  await sender.sendCode({ ...message, to: 'a@shop.test, b@shop.test' })
  await sender.close()
  expect(said).toHaveLength(1)
  expect(received[0]?.to).toEqual(['meera@shop.test'])
  expect(received[0]?.text).toMatch(/From: Padma Weaves <.+>\r\n/)
  expect(received[0]?.text).toContain('Subject: Confirm your Padma Weaves account')
  expect(received[0]?.text).toContain('Your code is 012345')
  expect(received[0]?.text).toMatch(/^Auto-Submitted: auto-generated\r\n/m)
  expect(received).toHaveLength(1)
})

it('does not wait for the mail server, and reports what it refuses', async () => {
  const { url } = await mailServer('meera@shop.test')
  const said: string[] = []
  const sender = createSmtpSender(url, (reported) => said.push(reported))
  await sender.sendCode(message)
  expect(said).toEqual([])
  await sender.close()
  expect(said).toEqual(['A code could not be sent by SMTP_URL'])
})

it('logs why a code was not sent in one line, by the reason, and without the code', async () => {
  const { url } = await mailServer('meera@shop.test')
  const lines: unknown[][] = []
  const log = limitedLog((...line) => lines.push(line))
  for (const password of ['secret', 'wrong', 'secret']) {
    const sender = createSmtpSender(url.replace('secret', password), log)
    await sender.sendCode(message)
    await sender.close()
  }
  expect(lines).toEqual([
    [expect.stringMatching(/^A code could not be sent by SMTP_URL: .* 550 no such mailbox$/)],
    [expect.stringMatching(/^A code could not be sent by SMTP_URL: .* 535 wrong password$/)],
  ])
})

it('gives up what a silent mail server holds back when it is closed, and says so', async () => {
  const { port, sockets } = await silentServer()
  const said: string[] = []
  const sender = createSmtpSender(`smtp://127.0.0.1:${port}`, (reported) => said.push(reported))
  await sender.sendCode(message)
  await expect.poll(() => sockets.length).toBe(1)
  const from = performance.now()
  await sender.close()
  expect(performance.now() - from).toBeLessThan(10_000)
  expect(said).toEqual(['A code could not be sent by SMTP_URL'])
})

it('refuses a telephone number', async () => {
  const sender = createSmtpSender('smtp://127.0.0.1:1', () => undefined)
  await expect(sender.sendCode({ ...message, to: '+919847000000', medium: 'SMS' })).rejects.toThrow('text messages')
  await sender.close()
})

it('can be checked without sending anything', async () => {
  const { url, received } = await mailServer()
  expect(await smtpFailure(url)).toBeUndefined()
  expect(received).toEqual([])
})

it('says why a mail server cannot be used, without the password', async () => {
  const { url } = await mailServer()
  const refused = await smtpFailure(url.replace('secret', 'wrong'))
  expect(refused).toMatch(/wrong password/)
  expect(await smtpFailure('smtp://shop:hidden@127.0.0.1:1')).toMatch(/ECONNREFUSED/)
  expect(await smtpFailure('smtp://shop:hidden@localhost:1')).toMatch(/^(?!.*hidden).*ECONNREFUSED/)
})
