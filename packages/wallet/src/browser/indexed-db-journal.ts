/** Journal in the browser's database: a record for each flow, which outlives the page. */
import type { FlowRecord, Journal } from "../flow/journal.ts";

const STORE = "flows";

/**
 * Makes a journal in IndexedDB. A record is stored in one transaction, which is on the disk before the flow goes
 * on. All pages of an origin share it.
 *
 * @param name - Name of the database.
 * @example
 * await transfer(intent, { node, signer, journal: indexedDbJournal(), id: "to-the-c-chain" });
 */
export function indexedDbJournal(name = "primary-network-flows"): Journal {
  const inStore = async <T>(
    mode: IDBTransactionMode,
    run: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const database = await open(name);
    try {
      const transaction = database.transaction(STORE, mode, { durability: "strict" });
      const request = run(transaction.objectStore(STORE));
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      return request.result;
    } finally {
      database.close();
    }
  };
  return {
    load: (id) => inStore("readonly", (store): IDBRequest<FlowRecord | undefined> => store.get(id)), // written by save
    async save(id, record) {
      await inStore("readwrite", (store) => store.put(record, id));
    },
  };
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  return new Promise((resolve, reject) => {
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
