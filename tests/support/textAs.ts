import { request } from 'node:http'
import { text } from 'node:stream/consumers'

/** What a server answers to a request that names a host of its own choice, which `fetch` does not allow. */
export function textAs(host: string, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { host } }, (answer) => void text(answer).then(resolve, reject))
      .once('error', reject)
      .end()
  })
}
