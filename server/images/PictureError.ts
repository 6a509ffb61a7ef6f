/** Why a picture cannot be served; the message goes to the client. */
export class PictureError extends Error {
  readonly status: 400 | 404 | 413 | 415 | 422 | 500 | 502 | 503
  constructor(status: PictureError['status'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}
