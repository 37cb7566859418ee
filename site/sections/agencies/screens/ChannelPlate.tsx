import type { Channel } from '#domain/schemas/supplier.ts';
import styles from './Screen.module.css';

export const channelStyle = {
  gds: styles.gds,
  ndc: styles.ndc,
  'low-cost': styles.lowCost,
  hotel: styles.hotel,
} as const satisfies Record<Channel, string | undefined>;

type ChannelPlateProps = { channel: Channel; label: string; x: number; y: number };

/** The coloured plate that names a channel in every list of the platform. */
export function ChannelPlate({ channel, label, x, y }: ChannelPlateProps) {
  return (
    <>
      <path className={channelStyle[channel]} d={`M${x} ${y}h106v32h-106z`} />
      <text x={x + 53} y={y + 22} className={styles.plateText}>
        {label}
      </text>
    </>
  );
}
