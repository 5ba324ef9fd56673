import { storeContract } from '../contract/store-contract.ts';
import { Disk } from './disk.ts';
import { DiskStore } from './disk-store.ts';

// The worlds' disk has to pass the contract of every store.
const disks = new Map<string, Disk>();

storeContract('the replaced disk', {
  async open(folder) {
    const disk = disks.get(folder) ?? new Disk();
    disks.set(folder, disk);
    return new DiskStore(disk, {
      turn: () => new Promise((resolve) => setImmediate(resolve)),
      delays: () => true,
      fate: () => 'kept',
      readFails: () => false,
      written: () => undefined,
    });
  },
  durable: true,
  runs: 10,
});
