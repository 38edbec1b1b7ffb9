import { agencyErrors } from './agency/errors.ts'
import { authoredTourErrors } from './authored-tours/errors.ts'
import { customerErrors } from './customers/errors.ts'
import { depositErrors } from './deposits/errors.ts'
import { flightErrors } from './flights/errors.ts'
import { groupErrors } from './groups/errors.ts'
import { MOST_VIEWS } from './lists/saved-views.ts'
import { orderErrors } from './orders/errors.ts'
import { packageErrors } from './packages/errors.ts'
import { planErrors } from './plan-errors.ts'
import { policyErrors } from './policies/errors.ts'
import { quoteErrors } from './quotes/errors.ts'
import { securityErrors } from './security/errors.ts'
import { shopErrors } from './site/errors.ts'
import { imageErrors } from './site/image-errors.ts'
import { stayErrors } from './stays/errors.ts'
import { teamErrors } from './team/errors.ts'
import { tourErrors } from './tours/errors.ts'
import { trainingErrors } from './training/errors.ts'
import { tripErrors } from './trips/errors.ts'

/**
 * The catalogue of all errors. The server uses the HTTP status of a row, the toast its title and body, and the error dialog its `dialogCode`
 * (specification section 8). A body says what happened and what to do.
 */
interface ErrorRow {
  status: number
  title: string
  body: string
  /** The code of its error dialog. */
  dialogCode?: string
}

const commonErrors = {
  'auth.required': { status: 401, title: 'Unauthorized', body: 'Sign in to go on.', dialogCode: '401' },
  'auth.wrong-credentials': { status: 401, title: 'Could not sign in', body: 'The e-mail address or the password is not right.' },
  'auth.demo-account': {
    status: 403,
    title: 'This is a demo account',
    body: 'Demo accounts cannot be used here. Sign up for an account of your own.',
  },
  'auth.email-taken': {
    status: 409,
    title: 'E-mail already used',
    body: 'There is an account with this e-mail address. Sign in instead.',
  },
  'auth.slug-taken': {
    status: 409,
    title: 'Address already used',
    body: 'Another agency has this web address. Choose another one.',
  },
  'auth.token-invalid': {
    status: 400,
    title: 'Link no longer valid',
    body: 'This link was used already or is too old. Ask for a new one.',
  },
  'auth.wrong-password': {
    status: 403,
    title: 'Wrong password',
    body: 'This is not the password of your account. Nothing was changed.',
  },
  'auth.key-invalid': {
    status: 401,
    title: 'API key not valid',
    body: 'This API key does not exist, has expired or was revoked. Create another one in the settings.',
  },
  'auth.key-address': {
    status: 403,
    title: 'API key not valid from here',
    body: 'This API key may not be used from this network address. Add the address to the key.',
  },
  'access.forbidden': {
    status: 403,
    title: 'Forbidden',
    body: 'Your role does not include this. An owner of the agency can grant it.',
    dialogCode: '403',
  },
  'access.cross-site': {
    status: 403,
    title: 'Sent from another page',
    body: 'Another website sent this. Nothing was changed. Open the page here and try again.',
  },
  'webhook.address-refused': {
    status: 422,
    title: 'Address not allowed',
    body: 'Write a public address that starts with https://, without a user name and password.',
  },
  'webhook.too-many': { status: 409, title: 'Too many webhooks', body: 'An agency has at most 20 webhooks. Delete one first.' },
  'access.not-found': { status: 404, title: 'Not Found', body: 'There is nothing here that you may see.', dialogCode: '404' },
  'input.invalid': { status: 422, title: 'Please check what you entered', body: 'Some of it cannot be used.' },
  'input.idempotency-key-reused': {
    status: 422,
    title: 'Idempotency key used before',
    body: 'This idempotency key was used with other content. Use a new one.',
  },
  'input.unreadable': { status: 400, title: 'Cannot be read', body: 'The address or the content is not written as it must be.' },
  'input.too-large': { status: 413, title: 'Too large', body: 'Send less at once: at most one megabyte.' },
  'input.wrong-type': { status: 415, title: 'Wrong type', body: 'Send JSON, with the content type application/json.' },
  'input.too-many-requests': { status: 429, title: 'Too many requests', body: 'Wait a moment and try again.' },
  'checkout.expired': {
    status: 410,
    title: 'Time is up',
    body: 'The 15 minutes are over. Nothing was charged; what you typed is kept.',
  },
  'checkout.price-changed': {
    status: 409,
    title: 'The price changed',
    body: 'The price is another one now. Nothing was charged. Accept the new price or stop.',
  },
  'checkout.incomplete': { status: 409, title: 'Details missing', body: 'Enter the details of everybody before paying.' },
  'checkout.waits': {
    status: 409,
    title: 'Not yet',
    body: 'This is bought once the booking that it was chosen with is confirmed. Pay for that booking first.',
  },
  'checkout.busy': {
    status: 409,
    title: 'Payment already running',
    body: 'This checkout is being paid already. Nothing is charged twice.',
  },
  'checkout.not-holdable': {
    status: 409,
    title: 'Cannot be held',
    body: 'This is not held without payment, or no longer. Nothing was booked. Pay now or choose another offer.',
  },
  'checkout.hold-without-extras': {
    status: 409,
    title: 'Extras cannot be held',
    body: 'The offer is held without extras. Nothing was booked. Take the extras out to hold it, or pay now.',
  },
  'checkout.done': { status: 409, title: 'Already booked', body: 'This checkout has become an order.' },
  'payment.balance-low': {
    status: 402,
    title: 'Balance too low',
    body: 'Top up the wallet or choose another payment method.',
    dialogCode: '82',
  },
  'payment.card-not-found': { status: 402, title: 'Card not found', body: 'Verify the account details.', dialogCode: '1011' },
  'payment.gateway-failed': {
    status: 502,
    title: 'Payment gateway error',
    body: 'The payment gateway did not answer as it should. Check before you pay again.',
    dialogCode: '42',
  },
  'supplier.unavailable': {
    status: 503,
    title: 'Supplier not reachable',
    body: 'The supplier does not answer. Nothing was charged. Try again in a moment.',
  },
  'webhook.bad-signature': { status: 401, title: 'Bad signature', body: 'The signature does not match the body.' },
  'site.unknown-page': { status: 422, title: 'No such page', body: 'This page is not part of the site.' },
  'site.unknown-section': { status: 422, title: 'No such section', body: 'This section is not on the page.' },
  'mail.changed-elsewhere': {
    status: 409,
    title: 'Changed by somebody else',
    body: 'Somebody saved this mail after you opened it. Copy your text, open the page again and save once more.',
  },
  'site.changed-elsewhere': {
    status: 409,
    title: 'Changed elsewhere',
    body: 'Somebody else, or another tab, saved this site since you opened it. Your changes are still here and not saved.',
  },
  'site.unreadable': {
    status: 422,
    title: 'A colour cannot be read',
    body: 'Visitors could not read text in this colour. Take the nearest one that can be read, or another.',
  },
  'site.faulty': {
    status: 422,
    title: 'Not ready for visitors',
    body: 'Something in the draft cannot be shown to visitors as it is. Each place is named; fix it and publish again.',
  },
  'site.not-published': { status: 404, title: 'Not open yet', body: 'This site is not published yet.', dialogCode: '404' },
  'site.publish-in-past': { status: 422, title: 'Time in the past', body: 'Choose a time in the future to publish at.' },
  'site.preview-expired': {
    status: 404,
    title: 'Preview no longer valid',
    body: 'This preview link is too old. Ask the agency for a new one.',
    dialogCode: '404',
  },
  'site.preview-revoked': {
    status: 404,
    title: 'Preview revoked',
    body: 'The agency has revoked this preview link. Ask for a new one.',
    dialogCode: '404',
  },
  'site.nothing-replaced': { status: 409, title: 'Nothing to bring back', body: 'No earlier draft is stored for this site.' },
  'domain.taken': { status: 409, title: 'Domain already used', body: 'This domain leads to another site here.' },
  'domain.not-allowed': {
    status: 422,
    title: 'Domain not possible',
    body: 'Write a domain of your own, such as www.skyways.com.',
  },
  'server.busy': { status: 503, title: 'Busy', body: 'The server is busy. Nothing was changed. Try again in a moment.' },
  'server.disk-full': {
    status: 507,
    title: 'No space left',
    body: 'The server has no space left on its disk. Nothing was changed. Tell who runs it, then try again.',
  },
  'views.too-many': {
    status: 409,
    title: 'Too many saved searches',
    body: `There are ${MOST_VIEWS} saved searches of this list. Remove one first.`,
  },
  'server.failed': { status: 500, title: 'Internal Server Error', body: 'Something failed on our side.', dialogCode: '500' },
} as const satisfies Record<string, ErrorRow>

/** The whole catalogue. It is not bundled for a screen that uses no code of it: the call is marked as free of side effects. */
export const errors = /* @__PURE__ */ Object.assign(
  {},
  commonErrors,
  /* @__PURE__ */ Object.assign(
    {},
    flightErrors,
    stayErrors,
    /* @__PURE__ */ Object.assign({}, planErrors, securityErrors, policyErrors),
  ),
  /* @__PURE__ */ Object.assign(
    /* @__PURE__ */ Object.assign({}, agencyErrors, teamErrors, customerErrors),
    /* @__PURE__ */ Object.assign({}, shopErrors, trainingErrors, tourErrors),
    /* @__PURE__ */ Object.assign(
      {},
      imageErrors,
      authoredTourErrors,
      /* @__PURE__ */ Object.assign(
        {},
        tripErrors,
        /* @__PURE__ */ Object.assign({}, quoteErrors, depositErrors, groupErrors),
        /* @__PURE__ */ Object.assign({}, packageErrors, orderErrors),
      ),
    ),
  ),
)

export type ErrorCode = keyof typeof errors

export const errorRow = (code: ErrorCode): ErrorRow => errors[code]

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code)

/** A broken rule. `data` has what the person needs: a balance, a date, an order's id. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly data: Record<string, unknown>
  constructor(code: ErrorCode, data: Record<string, unknown> = {}) {
    super(errorRow(code).body)
    this.name = 'AppError'
    this.code = code
    this.data = data
  }
}
