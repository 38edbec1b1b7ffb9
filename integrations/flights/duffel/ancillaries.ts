import type { OfferedAncillaries } from '#domain/flights/ancillaries.ts'
import { unusable } from '../../duffel/envelope.ts'
import type { DuffelClient } from './client.ts'
import { mapSeatMap, mapService } from './map-ancillaries.ts'
import { WireSeatMap, WireService, WireServices } from './wire.ts'

/** Services and seat maps of an offer. Invalid items are not sold; an airline without seat maps returns an empty list. Either call may fail alone. */
export function createAncillaries(client: DuffelClient, supplier: string) {
  async function readServices(offerId: string): Promise<OfferedAncillaries['services']> {
    const parsed = WireServices.safeParse(await client.getServices(offerId))
    if (!parsed.success || parsed.data.id !== offerId) throw unusable('unavailable', supplier, 'answered with an unusable offer')
    return (parsed.data.available_services ?? []).flatMap((raw) => mapService(WireService.safeParse(raw).data))
  }

  async function readSeatMaps(offerId: string): Promise<OfferedAncillaries['seatMaps']> {
    const maps = await client.listSeatMaps(offerId)
    return maps.flatMap((raw) => mapSeatMap(WireSeatMap.safeParse(raw).data))
  }

  return async (offerId: string): Promise<OfferedAncillaries> => {
    const [services, seatMaps] = await Promise.allSettled([readServices(offerId), readSeatMaps(offerId)])
    if (services.status === 'rejected' && seatMaps.status === 'rejected') throw services.reason
    return {
      services: services.status === 'fulfilled' ? services.value : [],
      seatMaps: seatMaps.status === 'fulfilled' ? seatMaps.value : [],
      isComplete: services.status === seatMaps.status,
    }
  }
}
