import { createSuppliers } from '#integrations/suppliers.ts'
import { tourConformance } from '#integrations/tours/conformance.ts'
import { testApp } from '#tests/app.ts'
import { familyInAccra } from '#tests/book-tour.ts'
import { addReseller, ownTour, publishOwnTour } from '#tests/tours/own-tour.ts'

const titles = ['Harbour', 'Market', 'Castle', 'Beach', 'Kente weaving', 'Cocoa', 'Lagoon']
const { destination, from, to, adults, children } = familyInAccra

/** The adapter that calls suppliers over OCTO calls the product's own endpoint. */
tourConformance('The endpoint for resellers', {
  query: { latitude: destination.latitude, longitude: destination.longitude, radiusKm: 40, from, to, adults, children },
  async open() {
    const t = await testApp()
    for (const title of titles) await publishOwnTour(t.system, 'skyways', ownTour(undefined, `${title} of Accra`))
    const { key } = await addReseller(t.system, 'skyways')
    const address = await t.app.listen({ port: 0, host: '127.0.0.1' })
    const config = { id: 'skyways', title: 'Skyways', adapter: 'octo' as const, baseUrl: `${address}/octo/`, token: key }
    const { tours } = createSuppliers(
      { flightSuppliers: [], staySuppliers: [], tourSuppliers: [config], policySuppliers: [] },
      () => {},
    )
    const [supplier] = tours
    if (!supplier) throw new Error('no supplier')
    return { supplier, close: () => t.close() }
  },
})
