import { contact } from './contact.ts'
import { privacyName, returnsName, termsName } from './pageNames.ts'
import { policiesUpdated, returnTerms } from './returnTerms.ts'
import { shop } from './shop.ts'

/** A section of a policy: paragraphs, then a list. */
export interface PolicySection {
  title: string
  paragraphs?: readonly string[]
  points?: readonly string[]
  /** The points are steps, in their order. */
  isOrdered?: boolean
}

/** A policy page. */
export interface Policy {
  title: string
  /** In one or two sentences. */
  summary: string
  /** The same in a few words each, above the text. */
  highlights?: readonly string[]
  sections: readonly PolicySection[]
}

/** Under the heading of every policy: 'Last updated January 1, 2024'. */
export const lastUpdated = {
  iso: policiesUpdated,
  text: `Last updated ${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(policiesUpdated))}`,
} as const

/** The heading over the contact details that end every policy. */
export const policyQuestions = 'Questions about this page'

/** Leads to the legal name, the address and the grievance officer. */
export const identityLink = 'Who is behind this shop, and who receives complaints'

const privacyPolicy: Policy = {
  title: privacyName,
  summary:
    'We keep as little of you as a shop can. Most of what this site remembers never leaves your own phone or computer.',
  sections: [
    {
      title: 'What stays on your device',
      paragraphs: ['Your browser keeps these for you. They are not sent to us, and other sites cannot read them.'],
      points: [
        'Your cart, with quantities, finishing, the coupon you applied and the state and city it goes to, and your wishlist',
        'Your order slips: number, day, pieces, amounts, state and city, the way you want to pay and your gift note, but not your name, street or phone number. They stay until you delete them under Your Orders; beyond fifty the oldest goes',
        'The pieces you looked at last and your last five searches',
        'The state, and the pincode if you gave one, for which you checked the delivery',
        'Your choice of the light or the dark theme',
        'A copy of any of these that could not be read, set aside so that nothing is lost',
      ],
    },
    {
      title: 'What stays until you close the tab',
      points: [
        'The address you type at checkout, so that a reload does not lose it; it goes sooner, when your order is placed or you sign out',
        'How far down each page you were, the step of a sign-in that is under way, and which page had to be loaded twice',
      ],
    },
    {
      title: 'What stays while you are signed in',
      paragraphs: [
        'Your name and email address, and the keys of your session, which are sent to our sign-in service and to our server and to nobody else. They stay on this device, or with Remember me unticked until you close the tab, and go when you sign out. A key that marks this device as yours stays until you have it forgotten on your account page.',
      ],
    },
    {
      title: 'What you give us',
      points: [
        'An account: your name, your email address and, if you like, your phone number. Your password is kept by our sign-in service in a form that nobody can read, us included.',
        'Google sign-in, if you choose it: the name and email address of your Google account. We never see its password.',
        `An order slip that you ${contact.whatsapp ? 'send us on WhatsApp or read' : 'read'} to us by phone: your name, address, phone number, email address and what you ordered.`,
        'A message: what you write, and how we can answer you.',
      ],
    },
    {
      title: 'What we use it for',
      paragraphs: [
        'To let you sign in, to deliver what you ordered, to answer you, and to keep the accounts that the law asks of every business. For nothing else.',
      ],
    },
    {
      title: 'What we do not do',
      points: [
        'We do not sell or rent what we know of you.',
        'We take no card, bank or UPI details on this site.',
        'We have no advertising and no trackers of other companies here, and set no cookies for them.',
      ],
    },
    {
      title: 'Who else sees it',
      paragraphs: [
        'The courier sees the name, address and phone number on your parcel. Our sign-in service keeps accounts for us. A court or an authority sees what the law obliges us to show.',
      ],
    },
    {
      title: 'How to have it removed',
      paragraphs: [
        'Order slips are deleted under Your Orders; the box at sign-out clears cart, wishlist, order slips, searches, what you looked at, where you asked us to deliver, what you had begun to type, and the key that marks this device as yours; clear this site’s data in your browser and everything on your device is gone. For your account, and for anything you sent us, write to us: we tell you what we hold, correct it, or delete it, except for invoices that the law makes us keep.',
      ],
    },
    {
      title: 'Children',
      paragraphs: ['The shop is for people who are 18 or older. We do not knowingly keep anything about a child.'],
    },
  ],
}

const termsOfService: Policy = {
  title: termsName,
  summary: `By ordering from ${shop.name} you agree to what stands here. We have kept it short enough to read.`,
  sections: [
    {
      title: 'Who may order',
      paragraphs: [
        'You must be 18 or older to use this shop. You may browse, search and fill a cart without an account.',
      ],
    },
    {
      title: 'Prices',
      paragraphs: [
        'All prices are in INR, in whole rupees. The price on the product’s page on the day of your order counts. A coupon counts if it is valid on that day and its conditions are met.',
      ],
    },
    {
      title: 'How an order is made',
      points: [
        'You choose your pieces, your address and how you would like to pay, and get an order slip.',
        `The slip is on your device alone. You ${contact.whatsapp ? 'send it to us on WhatsApp or call us' : 'call us'}: before that we know nothing of it. No payment is taken on this site.`,
        'We set the pieces aside, confirm the day of delivery and agree on the payment with you. With our confirmation the sale is made.',
        'If a piece has sold meanwhile, or its price was an obvious mistake, we tell you and you owe nothing.',
      ],
      isOrdered: true,
    },
    {
      title: 'Payment',
      paragraphs: ['UPI, card, net banking or wallet. There is no cash on delivery.'],
    },
    {
      title: 'Shipping',
      paragraphs: [
        'We deliver within India. Shipping is charged per item and depends on your state; the checkout shows the cost and the days before you order.',
      ],
    },
    {
      title: 'The cloth',
      paragraphs: [
        'Handloom is not uniform. Small irregularities are the mark of the hand, and a screen shows a shade only nearly. Neither is a defect. What is torn, stained or not what we described is, and the return policy applies.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'Keep your password to yourself and tell us if someone else has used your account. You may close it at any time; we may close one that is used to cheat.',
      ],
    },
    {
      title: 'Pictures and texts',
      paragraphs: [
        'They are ours or our weavers’. You are welcome to share a link; please ask before you use them for anything else.',
      ],
    },
    {
      title: 'If something goes wrong',
      paragraphs: [
        'Talk to us first; most things are settled in one call. Nothing here takes away the rights that Indian consumer law gives you. Otherwise Indian law applies, and the courts of Trivandrum decide.',
      ],
    },
  ],
}

const returnPolicy: Policy = {
  title: returnsName,
  summary: 'If a piece is not what you hoped for, send it back. Sending it back is free.',
  highlights: returnTerms.summary,
  sections: [
    { title: 'How long you have', points: returnTerms.terms.slice(0, 3) },
    {
      title: 'What cannot come back',
      points: [returnTerms.terms[3], 'Pieces that were worn, washed, altered or stitched'],
    },
    {
      title: 'Damaged or wrong pieces',
      paragraphs: [
        'Please report damaged items within 48 hours of delivery, with photos of the piece and its packaging: then we can also speak to the courier.',
      ],
    },
    {
      title: 'How to return a piece',
      points: [
        'Write to us or call, with your order number. If you look for the order under My Orders, you need to sign in first; without an account the number on your order slip is enough: you find your slips under Your Orders, on the device you ordered with, until you delete them.',
        'Fold the piece with its tags, put it into its own packaging, and keep it dry.',
        'We send a courier. It costs you nothing.',
        'We look at the piece when it is here, and tell you the same day.',
      ],
      isOrdered: true,
    },
    {
      title: 'Your money',
      paragraphs: [`${returnTerms.terms[5]} after the piece is back with us, the way you paid.`],
    },
    {
      title: 'Exchanges',
      paragraphs: [
        `${returnTerms.terms[6]}. Return the piece for a refund and order the other one; we gladly set it aside.`,
      ],
    },
  ],
}

/** By the names of their routes. */
export const policies = { privacy: privacyPolicy, terms: termsOfService, returns: returnPolicy } as const
