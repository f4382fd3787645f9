// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IWarp, WarpMessage} from "./IWarp.sol";

/// A message that a transaction brings, and whether the network has verified it; the message is empty otherwise.
struct CarriedMessage {
    bool valid;
    WarpMessage message;
}

/// Stands where the Warp precompile is on real chains. The network writes the chain's ids into its first slots, and what
/// it has verified for the transaction of a sender as code at an address of its own, which no transaction can reach.
contract Warp is IWarp {
    address private constant VERIFIED = 0x0200000000000000000000000000000000000a05;

    bytes32 private _blockchainID;
    uint32 private _networkID;

    function getBlockchainID() external view returns (bytes32) {
        return _blockchainID;
    }

    /// Wraps the payload as an addressed call in an unsigned message (codec version 0, lengths as 32-bit integers).
    function sendWarpMessage(bytes calldata payload) external returns (bytes32 messageID) {
        bytes memory call = abi.encodePacked(
            uint16(0), uint32(1), uint32(20), msg.sender, uint32(payload.length), payload
        );
        bytes memory message =
            abi.encodePacked(uint16(0), _networkID, _blockchainID, uint32(call.length), call);
        messageID = sha256(message);
        emit SendWarpMessage(msg.sender, messageID, message);
    }

    /// Only the transaction that brought a message sees it: the one of the sender that it was verified for. The index
    /// counts all messages of the transaction, as a real chain does, so that one that is not valid moves no other.
    function getVerifiedWarpMessage(uint32 index) external view returns (WarpMessage memory message, bool valid) {
        bytes memory code = VERIFIED.code;
        if (code.length < 2) return (message, false);
        // The first byte is STOP, so that the address stays without effect when it is called.
        bytes memory data = new bytes(code.length - 1);
        assembly ("memory-safe") {
            mcopy(add(data, 32), add(code, 33), mload(data))
        }
        (address sender, CarriedMessage[] memory carried) = abi.decode(data, (address, CarriedMessage[]));
        if (sender != tx.origin || index >= carried.length) return (message, false);
        return (carried[index].message, carried[index].valid);
    }
}
