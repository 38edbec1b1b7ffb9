import { IconBed, IconBuildingMonument, IconBuildingSkyscraper, IconMapPin, IconPlane, type IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Destination } from '#domain/stays/search.ts'

export const destinationIcons: Record<Destination['kind'], ComponentType<IconProps>> = {
  city: IconBuildingSkyscraper,
  landmark: IconBuildingMonument,
  airport: IconPlane,
  property: IconBed,
  map: IconMapPin,
}
