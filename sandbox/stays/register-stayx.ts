import type { RegisterVendor } from '../deps.ts'
import { openApi } from '../duffel/http/add-route.ts'
import { checkRequests } from '../duffel/http/check-request.ts'
import { receiveJson } from '../duffel/http/receive-json.ts'
import { openRecords } from '../duffel/open-records.ts'
import { openTimers } from '../duffel/open-timers.ts'
import { registerWebhooks } from '../duffel/webhooks/manage-webhooks.ts'
import { staySuppliers } from '../inventory/stays/catalogue/suppliers.ts'
import { registerLabels } from './control/register-labels.ts'
import { writeSuppliers } from './control/write-suppliers.ts'
import { registerPictures } from './pictures/register-pictures.ts'
import { openAsking, registerStays } from './register-stays.ts'

/**
 * Ten suppliers of stays, `/stayx/1` to `/stayx/10`: each speaks Duffel's stays API under a base path and a token of its own, so a fault can be
 * armed for one of them by its path.
 */
export const registerStayx: RegisterVendor = async (app, deps) => {
  const records = openRecords(deps.store, 'stayx')
  const timers = openTimers()
  app.addHook('onClose', async () => timers.stop())
  const askProperty = openAsking(app, deps, records, 'stayx')
  for (const { number, account } of staySuppliers) {
    await app.register(
      async (scope) => {
        const accountOf = (token: string) => (token === account.id ? account : undefined)
        receiveJson(scope)
        checkRequests(scope, deps.now, (token) => accountOf(token) !== undefined)
        const api = openApi({ app: scope, deps, openRecords: records, timers, accountOf })
        registerStays(api, askProperty)
        registerWebhooks(api)
      },
      { prefix: `/stayx/${number}` },
    )
  }
  registerPictures(app, deps)
  registerLabels(app, deps)
  deps.showInPanel?.({ region: 'stays', title: 'Suppliers of stays', write: () => writeSuppliers(deps, records) })
}
