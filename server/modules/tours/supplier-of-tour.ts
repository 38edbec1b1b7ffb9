import type { TourSupplier } from '#integrations/tours/port.ts'
import type { Ctx } from '../../ctx.ts'
import { createOwnSupplier } from '../own-tours/supplier/own-supplier.ts'
import { OWN_SUPPLIER } from '../own-tours/supplier/own-supplier-id.ts'

/** Every supplier of an agency: those of the installation, and its own tours. */
export const tourSuppliersOf = (ctx: Ctx): TourSupplier[] => [...ctx.system.integrations.tours, createOwnSupplier(ctx)]

/** The adapter of its supplier; null when it is no longer configured. */
export const supplierOfTour = (ctx: Ctx, { supplier }: { supplier: string }): TourSupplier | null =>
  supplier === OWN_SUPPLIER.id
    ? createOwnSupplier(ctx)
    : (ctx.system.integrations.tours.find(({ id }) => id === supplier) ?? null)
