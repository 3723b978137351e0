import type { Address } from './address.ts'
import styles from './address-block.module.css'

/** A postal address as written on a parcel. */
export function AddressBlock({ address }: { address: Address }) {
  return (
    <address className={styles.address} translate="no">
      {address.name ? (
        <span className={styles.name}>
          <bdi>{address.name}</bdi>
        </span>
      ) : null}
      {address.lines.map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
      {address.phone ? (
        <span className={styles.phone}>
          <bdi>{address.phone}</bdi>
        </span>
      ) : null}
    </address>
  )
}
