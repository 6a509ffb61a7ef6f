import { contact } from './contact.ts'
import { shop } from './shop.ts'

/**
 * What the Consumer Protection (E-Commerce) Rules, 2020 ask every online shop in India to state.
 *
 * OWNER: these are sample values. Enter your own and set `isSample` to false before the shop opens; until then the
 * pages say that they are samples. A line left empty is not shown.
 */
export const legal = {
  isSample: true,
  sampleNote: 'Sample details of a demonstration shop.',
  title: 'Who is behind this shop',
  /** As registered. */
  name: `${shop.name} (sole proprietorship)`,
  /** GSTIN, where the business has one. */
  taxNumber: '',
  address: contact.address,
  /** Receives complaints: acknowledges one within 48 hours and settles it within a month, as the rules ask. */
  grievanceOfficer: {
    title: 'Grievance officer',
    name: 'Name of the officer',
    designation: 'Proprietor',
    email: contact.email,
    phone: contact.phone,
    promise: 'A complaint is acknowledged within 48 hours and settled within one month.',
  },
} as const
