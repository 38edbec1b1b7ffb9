import type { ContractRouterClient } from '@orpc/contract'
import { productRoutes } from '#products/contract/shapes.ts'
import { apiKeys } from './api-keys.ts'
import { address } from './address.ts'
import { agency } from './agency.ts'
import { checkouts } from './checkouts/checkouts.ts'
import { connections } from './connections.ts'
import { dashboard, mails } from './desk.ts'
import { images } from './images.ts'
import { mailTemplates } from './mail/mail-templates.ts'
import { messages } from './messages.ts'
import { wallet } from './money.ts'
import { onboarding } from './onboarding.ts'
import { orders } from './orders/orders.ts'
import { photos } from './photos.ts'
import { places } from './places.ts'
import { auth } from './session/auth.ts'
import { rates, search, session } from './session/session.ts'
import { shop } from './shop.ts'
import { site } from './site.ts'
import { subscription } from './subscription.ts'
import { support } from './support.ts'
import { travellers } from './travellers.ts'
import { webhooks } from './webhooks.ts'

/** The whole HTTP API, under `/api`. */
export const contract = {
  session,
  auth,
  agency,
  rates,
  search,
  places,
  ...productRoutes,
  checkouts,
  orders,
  wallet,
  dashboard,
  mails,
  mailTemplates,
  travellers,
  site,
  images,
  photos,
  address,
  messages,
  connections,
  apiKeys,
  webhooks,
  subscription,
  onboarding,
  support,
  shop,
}

/** The typed client: in-process for loaders, over HTTP for browsers and other programs. */
export type Api = ContractRouterClient<typeof contract>
