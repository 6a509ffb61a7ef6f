import { copyText, shareOrCopy } from '#features/shared/shareOrCopy.ts'

const toast = 'Product link copied to clipboard!'

export const copyLink = (link: string): Promise<void> => copyText(link, toast)

export const shareProduct = (title: string, url: string): Promise<void> =>
  shareOrCopy({ title, url }, { text: url, toast })
