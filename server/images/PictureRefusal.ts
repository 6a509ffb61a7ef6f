/** Why a picture is not to be had; the message is a plain sentence for whoever asked. */
export class PictureRefusal extends Error {
  readonly status: 400 | 404 | 413 | 415 | 422 | 502 | 503
  constructor(status: PictureRefusal['status'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}
